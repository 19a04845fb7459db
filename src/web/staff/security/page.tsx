import { SessionList } from '../../parts/account/session-list.tsx'
import { useSecondFactor } from '../access/second-factor-context.ts'
import { PageHead } from '../frame/page-head.tsx'
import { ReadState } from '../frame/read-state.tsx'
import { PhoneCodes } from './phone-codes.tsx'
import { StaffRule } from './staff-rule.tsx'

export default function SecurityPage() {
  const { answer, value } = useSecondFactor()
  return (
    <>
      <PageHead />
      <div className="grid max-w-4xl gap-10">
        {value ? (
          <PhoneCodes factor={value} />
        ) : (
          <ReadState answer={answer} what="How you sign in" skeleton="h-32" />
        )}
        {value?.mayRequire && <StaffRule factor={value} />}
        <SessionList headingClass="font-semibold text-heading" />
      </div>
    </>
  )
}
