import { cardScreens } from './card-screens.ts'
import type { Screen } from './screen.ts'
import { accountScreens } from './shopper/account-screens.ts'
import { choiceScreens } from './shopper/choice-screens.ts'
import { guestScreens } from './shopper/guest-screens.ts'
import { keyboardScreens } from './shopper/keyboard-screens.ts'
import { listScreens } from './shopper/list-screens.ts'
import { oddWindowScreens } from './shopper/odd-window-screens.ts'
import { pictureScreens } from './shopper/picture-screens.ts'
import { productScreens } from './shopper/product-screens.ts'
import { publicScreens } from './shopper/public-screens.ts'
import { purchaseScreens } from './shopper/purchase-screens.ts'
import { staffScreens } from './staff/staff-screens.ts'
import type { Stage } from './stage/stage.ts'

export const everyScreen = (stage: Stage): Screen[] => [
  ...publicScreens(stage),
  ...listScreens,
  ...productScreens,
  ...choiceScreens,
  ...pictureScreens,
  ...keyboardScreens,
  ...oddWindowScreens(stage),
  ...accountScreens(stage),
  ...purchaseScreens(stage),
  ...staffScreens(stage),
  ...cardScreens(stage),
  ...guestScreens(stage),
]
