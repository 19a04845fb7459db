import { z } from 'zod'
import * as accounts from './accounts/accounts.ts'
import * as privacy from './accounts/privacy.ts'
import * as secondFactor from './accounts/second-factor.ts'
import * as sessions from './accounts/sessions.ts'
import * as roles from './accounts/staff-roles.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as categories from './catalogue/categories.ts'
import * as collections from './catalogue/collections.ts'
import * as counting from './catalogue/counting.ts'
import * as deals from './catalogue/deals.ts'
import * as multiplied from './catalogue/multiply-prices.ts'
import * as productLinks from './catalogue/product-links.ts'
import * as productLists from './catalogue/product-lists.ts'
import * as receiving from './catalogue/receiving.ts'
import * as reordering from './catalogue/reordering.ts'
import * as sizeCharts from './catalogue/size-charts.ts'
import * as staffCatalogue from './catalogue/staff-catalogue.ts'
import * as stockMoves from './catalogue/stock-moves.ts'
import * as wishlist from './catalogue/wishlist.ts'
import * as delivery from './delivery/delivery.ts'
import * as demo from './demo.ts'
import { rowsFor } from './endpoint.ts'
import * as health from './health.ts'
import { pageQuery } from './lists.ts'
import * as media from './media.ts'
import * as buyers from './orders/buyers.ts'
import * as guestOrders from './orders/guest-orders.ts'
import * as manualOrders from './orders/manual-orders.ts'
import * as manyOrders from './orders/many-orders.ts'
import * as orderChanges from './orders/order-changes.ts'
import * as orders from './orders/orders.ts'
import * as otherSizes from './orders/other-sizes.ts'
import * as packingOrders from './orders/packing.ts'
import * as staffOrders from './orders/staff-orders.ts'
import * as pages from './pages.ts'
import * as payments from './payments.ts'
import * as opening from './settings/opening.ts'
import * as settings from './settings/settings.ts'
import * as setup from './settings/setup.ts'
import * as staff from './staff.ts'
import { Id } from './text.ts'

const Done = z.object({ success: z.literal(true) })
const LineParams = z.object({ productId: Id })

const anyone = rowsFor('anyone')
const shoppers = rowsFor('shopper')
const owners = rowsFor('admin', roles.ownersOnly)
const managers = rowsFor('admin', roles.managing)
const callers = rowsFor('admin', roles.calling)
const packers = rowsFor('admin', roles.packing)
const anyStaff = rowsFor('admin', roles.anyStaff)

/**
 * Every call of the shop, one row each (specification, section 7). The server's routes, the browser's client, the
 * OpenAPI document and the tests are all made from these rows.
 */
export const api = {
  catalogue: {
    newArrivals: anyone.get('/api/product/new-arrivals', z.array(catalogue.Product), {
      summary: 'The newest products',
      query: pageQuery(12),
    }),
    byCategory: anyone.get('/api/product/cat-product/{id}', z.array(catalogue.Product), {
      summary: 'The products of a category, filtered and sorted',
      query: productLists.CategoryQuery,
    }),
    get: anyone.get('/api/product/product/{id}', catalogue.Product, {
      summary: 'One product, by id or slug',
    }),
    browse: anyone.get('/api/product/browse', productLists.BrowseResult, {
      summary: 'One page of a category or a search, with its total and the filters it offers',
      query: productLists.BrowseQuery,
      fails: [404],
    }),
    some: anyone.get('/api/product/some', z.array(catalogue.Product), {
      summary: 'The products with these ids that are on sale, in the order requested',
      query: productLists.ProductIdsQuery,
    }),
    search: anyone.post('/api/product/search-product', z.array(catalogue.Product), {
      summary: 'Products that match a search text, best first',
      body: productLists.SearchInput,
    }),
    uploadImage: managers.post('/api/product/upload-image', media.UploadedImage, {
      summary: 'Upload a picture and get its address',
      body: media.ImageUpload,
      bodyKind: 'file',
      success: 201,
      fails: [413, 415],
    }),
    add: managers.post('/api/product/add-product', staffCatalogue.StaffProduct, {
      summary: 'Add a product',
      body: catalogue.ProductInput,
      idempotent: true,
      success: 201,
      fails: [409],
    }),
    list: managers.get('/api/product/get-products', staffCatalogue.ProductPage, {
      summary: 'All products including drafts, filtered and sorted, with their total',
      query: staffCatalogue.ProductListQuery,
    }),
    remove: managers.post('/api/product/delete-product/{id}', staffCatalogue.RemovedProduct, {
      summary: 'Remove a product from the shop; past orders keep it',
    }),
    edit: managers.post('/api/product/edit-product/{id}', staffCatalogue.EditedProduct, {
      summary: 'Replace a product’s details and prices',
      body: catalogue.ProductEdit,
      idempotent: true,
      fails: [409],
    }),
    links: anyone.get('/api/product/links/{id}', productLinks.ProductLinks, {
      summary: 'The products that go with one: its pair, its look, and what to take instead',
    }),
    pairs: anyone.get('/api/product/pairs', productLinks.ProductPairs, {
      summary: 'The newest products that are worn by two, such as mother and daughter',
      query: productLinks.PairsQuery,
    }),
    staffLinks: managers.get('/api/product/staff-links/{id}', productLinks.StaffProductLinks, {
      summary: 'The same as staff see it, including drafts',
    }),
    saveLinks: managers.put('/api/product/links/{id}', productLinks.StaffProductLinks, {
      summary: 'Replace what goes with a product',
      body: productLinks.LinksEdit,
      fails: [409],
    }),
    staffGet: managers.get('/api/product/staff/{id}', staffCatalogue.StaffProduct, {
      summary: 'One product as staff see it, by id or slug, including drafts',
    }),
    quickEdit: managers.post('/api/product/quick-edit/{id}', staffCatalogue.EditedProduct, {
      summary: 'Change only the price or the stock',
      body: staffCatalogue.QuickEdit,
      idempotent: true,
      fails: [409],
    }),
    receive: managers.post('/api/product/receive', receiving.GoodsReceipt, {
      summary: 'Add pieces that a supplier delivered, with what they cost',
      body: receiving.ReceivedGoods,
      idempotent: true,
      fails: [409],
    }),
    countSheet: managers.get('/api/product/count-sheet', counting.CountSheet, {
      summary: 'What should lie on the shelves of some products, to be counted',
      query: productLists.ProductIdsQuery,
    }),
    count: managers.post('/api/product/count', counting.BookedCount, {
      summary: 'Book what was counted, by its difference to what should have been there',
      body: counting.CountedStock,
      idempotent: true,
      fails: [409],
    }),
    suppliers: managers.get('/api/product/suppliers', receiving.Suppliers, {
      summary: 'Who delivered goods before',
    }),
    reorder: managers.get('/api/product/reorder', reordering.ReorderPage, {
      summary: 'What to order, by the speed of sale',
      query: reordering.ReorderQuery,
    }),
    exportReorder: managers.get('/api/product/reorder/export', z.string(), {
      summary: 'The same as a CSV file',
      query: reordering.ReorderExportQuery,
      answerKind: 'csv',
    }),
    duplicate: managers.post('/api/product/duplicate/{id}', staffCatalogue.StaffProduct, {
      summary: 'Copy a product into a new draft, without its stock',
      idempotent: true,
      success: 201,
      fails: [409],
    }),
    bulk: managers.post('/api/product/bulk', staffCatalogue.BulkChangeResult, {
      summary: 'Change many products at once; unknown ids are ignored',
      body: staffCatalogue.BulkChange,
      idempotent: true,
      fails: [409],
    }),
    previewMultiplied: owners.get('/api/product/multiply-prices', multiplied.MultipliedPrices, {
      summary: 'What multiplying all prices would do, as after a change of currency',
      query: multiplied.PriceFactorQuery,
    }),
    multiplyPrices: owners.post('/api/product/multiply-prices', staffCatalogue.BulkChangeResult, {
      summary: 'Multiply all prices, unless one has changed since they were seen',
      body: multiplied.MultiplyPrices,
      idempotent: true,
      fails: [409],
    }),
    undo: managers.post('/api/product/undo/{id}', staffCatalogue.UndoResult, {
      summary:
        'Undo a change of products by its batch: what it added leaves the shop, what was changed again since stays',
      fails: [409],
    }),
    export: managers.get('/api/product/export', z.string(), {
      summary: 'All products as a CSV file that can be imported again',
      answerKind: 'csv',
    }),
    import: managers.post('/api/product/import', staffCatalogue.ImportReport, {
      summary:
        "Add and change products by a CSV or Excel file, the shop's own or Shopify's; by default only reports what would happen",
      query: staffCatalogue.ImportQuery,
      body: staffCatalogue.CsvUpload,
      bodyKind: 'file',
      fails: [413, 415],
    }),
  },
  accounts: {
    login: anyone.post('/api/user/login', secondFactor.LoginAnswer, {
      summary: 'Sign in; an account with a second factor gets a challenge instead of a token',
      body: accounts.Credentials,
      fails: [401, 429],
    }),
    confirmCode: anyone.post('/api/user/login/code', accounts.SessionToken, {
      summary: 'The second step of signing in: a code from the phone, or a recovery code',
      body: secondFactor.ConfirmCode,
      fails: [401, 429],
    }),
    secondFactor: anyStaff.get('/api/user/second-factor', secondFactor.SecondFactor, {
      beforeSecondFactor: true,
      summary: 'Whether you sign in with a code from your phone, and whether all staff have to',
    }),
    beginSecondFactor: anyStaff.post('/api/user/second-factor/begin', secondFactor.SecondFactorSetup, {
      beforeSecondFactor: true,
      summary: 'Make a secret for the app on your phone; it counts once its first code has come',
      body: secondFactor.Reauthentication,
      fails: [429],
    }),
    turnOnSecondFactor: anyStaff.post('/api/user/second-factor/on', secondFactor.RecoveryCodes, {
      beforeSecondFactor: true,
      summary: 'Turn codes on with the first of them; answers recovery codes and ends your other sessions',
      body: secondFactor.FirstCode,
    }),
    turnOffSecondFactor: anyStaff.post('/api/user/second-factor/off', secondFactor.SecondFactor, {
      summary: 'Sign in without codes again, unless the shop asks all staff for them',
      body: secondFactor.Reauthentication,
      fails: [429],
    }),
    renewRecoveryCodes: anyStaff.post('/api/user/second-factor/recovery-codes', secondFactor.RecoveryCodes, {
      summary: 'Replace your recovery codes by ten new ones',
      body: secondFactor.Reauthentication,
      fails: [404, 429],
    }),
    requireSecondFactor: owners.post('/api/user/second-factor/for-staff', secondFactor.SecondFactor, {
      summary: 'Say whether every member of the staff needs a second factor',
      body: secondFactor.SecondFactorRule,
      fails: [429],
    }),
    verifyToken: shoppers.get('/api/user/verify-token', accounts.Identity, {
      beforeSecondFactor: true,
      summary: 'The account that the token belongs to',
    }),
    signUp: anyone.post('/api/user/signup', accounts.SignedUp, {
      summary: 'Create a shopper account',
      body: accounts.SignUp,
      success: 201,
      fails: [409, 429],
    }),
    logout: shoppers.post('/api/user/logout', Done, {
      beforeSecondFactor: true,
      summary: 'End this session',
    }),
    stay: shoppers.post('/api/user/stay', Done, {
      beforeSecondFactor: true,
      summary:
        'Say that a person is at work on an open page; without it a session of the staff ends after 30 minutes',
    }),
    sessions: shoppers.get('/api/user/sessions', sessions.SessionList, {
      beforeSecondFactor: true,
      summary: 'Where you are signed in',
    }),
    endSession: shoppers.post('/api/user/sessions/{id}/end', sessions.SessionList, {
      beforeSecondFactor: true,
      summary: 'End one of your sessions at once; the answer is those that are left',
    }),
    endOtherSessions: shoppers.post('/api/user/sessions/end-others', sessions.SessionList, {
      beforeSecondFactor: true,
      summary: 'End all of your sessions but this one',
    }),
    forgotPassword: anyone.post('/api/user/forgot-password', Done, {
      summary:
        'Email a link to choose a new password; the answer is the same whether or not the account exists',
      body: accounts.ForgotPassword,
      fails: [429, 503],
    }),
    resetPassword: anyone.post('/api/user/reset-password', Done, {
      summary: 'Set a new password with an emailed link, which works once; ends all sessions',
      body: accounts.ResetPassword,
      fails: [429],
    }),
    confirmEmail: anyone.post('/api/user/confirm-email', Done, {
      summary: 'Confirm an email address by the link that was mailed to it',
      body: accounts.ConfirmEmail,
      fails: [429],
    }),
    mailConfirmation: shoppers.post('/api/user/mail-confirmation', accounts.MailedConfirmation, {
      summary: 'Mail the link that confirms your email address again',
      fails: [429, 503],
    }),
    get: shoppers.get('/api/user/user/{id}', accounts.User, {
      summary: 'One account: your own, or any one for staff',
    }),
    edit: shoppers.post('/api/user/edit-user/{id}', accounts.EditedUser, {
      beforeSecondFactor: true,
      summary:
        'Change your own account; a new password or email ends all of your sessions and answers with a new token',
      body: accounts.EditUser,
      fails: [403, 409, 429],
    }),
  },
  wishlist: {
    get: shoppers.get('/api/wishlist', wishlist.Wishlist, {
      summary: 'The account’s wishlist products still on sale, latest first',
    }),
    add: shoppers.post('/api/wishlist', wishlist.Wishlist, {
      summary: 'Add products to the wishlist; unknown ones and those already there are ignored',
      body: wishlist.AddToWishlist,
      fails: [409],
    }),
    remove: shoppers.delete('/api/wishlist/{productId}', wishlist.Wishlist, {
      summary: 'Remove a product from the wishlist; the answer is the same when it was not there',
      params: LineParams,
    }),
  },
  cart: {
    add: shoppers.post('/api/cart/add', cart.Cart, {
      guests: true,
      summary: 'Add a product to the cart',
      body: cart.AddToCart,
      fails: [404, 409],
    }),
    addSeveral: shoppers.post('/api/cart/add-several', cart.Cart, {
      guests: true,
      summary: 'Add several products to the cart, all or none',
      body: cart.AddSeveral,
      fails: [404, 409],
    }),
    get: shoppers.get('/api/cart/get', cart.Cart, { guests: true, summary: 'The cart with current prices' }),
    remove: shoppers.get('/api/cart/remove/{productId}', cart.Cart, {
      guests: true,
      summary: 'Remove a product, or one line of it, from the cart',
      params: LineParams,
      query: cart.RemoveQuery,
      fails: [404],
    }),
    update: shoppers.post('/api/cart/update/{productId}', cart.Cart, {
      guests: true,
      summary: 'Set the quantity of a line',
      params: LineParams,
      body: cart.UpdateCartLine,
      fails: [404, 409],
    }),
    count: shoppers.get('/api/cart/cart-count', cart.CartCount, {
      guests: true,
      summary: 'The number of items in the cart',
    }),
  },
  buyers: {
    list: callers.get('/api/buyer/list', buyers.BuyerPage, {
      summary: 'Customers, who ordered last first',
      query: buyers.BuyersQuery,
    }),
    get: callers.get('/api/buyer/{id}', buyers.BuyerDetail, {
      summary: 'A buyer with their orders, and what the staff wrote',
    }),
    save: callers.put('/api/buyer/{id}', buyers.BuyerDetail, {
      summary: 'Change the note and the tags of a buyer',
      body: buyers.BuyerNotes,
      fails: [409],
    }),
    block: managers.post('/api/buyer/block/{id}', buyers.BuyerDetail, {
      summary: 'Let a phone number order nothing against cash, or let it again',
      body: buyers.BlockBuyer,
    }),
  },
  orders: {
    hotSelling: anyone.get('/api/order/hot-selling', productLists.HotSelling, {
      summary: 'The best-selling products, filled up with the newest',
      query: pageQuery(8, 50),
    }),
    create: shoppers.post('/api/order/create', orders.Order, {
      summary: 'Place the order for what is in the cart',
      body: orders.PlaceOrder,
      idempotent: true,
      success: 201,
      fails: [404, 409, 503],
      load: 'vital',
    }),
    createAsGuest: shoppers.post('/api/order/guest', guestOrders.PlacedAsGuest, {
      guests: true,
      summary: 'Place the order for what is in the cart, to be paid at the door, without an account',
      body: guestOrders.GuestOrder,
      idempotent: true,
      success: 201,
      fails: [404, 409, 503],
      load: 'vital',
      bundle: 'guests',
    }),
    byLink: anyone.post('/api/order/by-link', guestOrders.LinkedOrder, {
      summary: 'The order that a link opens, without name and street',
      body: guestOrders.OrderLink,
      fails: [404],
      bundle: 'guests',
    }),
    cancelMine: shoppers.post('/api/order/cancel/{id}', orders.OrderDetail, {
      summary: 'Cancel an order of your own, as long as the shop has not confirmed it',
      fails: [409],
      bundle: 'guests',
    }),
    cancelByLink: anyone.post('/api/order/cancel-by-link', guestOrders.LinkedOrder, {
      summary: 'Cancel the order that a link opens, as long as the shop has not confirmed it',
      body: guestOrders.OrderLink,
      fails: [404, 409],
      bundle: 'guests',
    }),
    swapSize: shoppers.post('/api/order/swap-size/{id}', orders.OrderDetail, {
      summary: 'Swap pieces of an order of your own for another size, until it is packed',
      body: otherSizes.SwapSize,
      fails: [409],
      bundle: 'guests',
    }),
    swapSizeByLink: anyone.post('/api/order/swap-size-by-link', guestOrders.LinkedOrder, {
      summary: 'Swap pieces of the order that a link opens for another size, until it is packed',
      body: guestOrders.SwapSizeByLink,
      fails: [404, 409],
      bundle: 'guests',
    }),
    ofGuest: shoppers.get('/api/order/of-guest', guestOrders.OrdersOfGuest, {
      guests: true,
      summary: 'What was ordered from this browser without an account, for the phone of the newest order',
      bundle: 'guests',
    }),
    forgetOfGuest: shoppers.post('/api/order/forget-of-guest', guestOrders.OrdersOfGuest, {
      guests: true,
      summary: 'Show this browser none of the orders placed from it without an account; the orders stay',
      bundle: 'guests',
    }),
    guestAccount: shoppers.post('/api/order/guest-account', guestOrders.GuestAccountMade, {
      guests: true,
      summary: 'Make an account of what was typed for an order without one',
      body: guestOrders.GuestAccount,
      success: 201,
      fails: [404, 409],
      bundle: 'guests',
    }),
    mine: shoppers.get('/api/order/user/orders', orders.OrderPage, {
      summary: 'Your own orders, newest first',
      query: orders.MyOrdersQuery,
    }),
    all: callers.get('/api/order/all', staffOrders.StaffOrderPage, {
      summary: "Everybody's orders, filtered by status, text or days",
      query: staffOrders.AllOrdersQuery,
    }),
    staffGet: callers.get('/api/order/staff/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Everything about one order: history, calls, notes, the buyer’s record',
    }),
    some: managers.get('/api/order/some', z.array(staffOrders.StaffOrder), {
      summary: 'The orders with these ids, in the order requested, for printing',
      query: staffOrders.OrderIdsQuery,
    }),
    toPack: packers.get('/api/order/to-pack', packingOrders.PackingPage, {
      summary:
        'Orders to pack, or packed ones to hand to the courier, as their labels show them, oldest first',
      query: packingOrders.PackingQuery,
    }),
    slips: packers.get('/api/order/slips', z.array(packingOrders.PackingOrder), {
      summary: 'The orders with these ids for their packing slips, in the order requested',
      query: staffOrders.OrderIdsQuery,
    }),
    toConfirm: callers.get('/api/order/to-confirm', staffOrders.OrdersToConfirm, {
      summary:
        'Cash-on-delivery orders whose buyer has not been reached yet: never called first, then longest ago',
      query: staffOrders.OrdersToConfirmQuery,
    }),
    call: callers.post('/api/order/call/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Record the outcome of a call to the buyer; cancelled cancels the order',
      body: staffOrders.RecordCall,
      fails: [409],
    }),
    openForChange: callers.get('/api/order/change/{id}', orderChanges.ChangeableOrder, {
      summary: 'The lines of an order, with what their products come in now, for changing it',
    }),
    previewChange: callers.post('/api/order/change-preview/{id}', orderChanges.OrderChangePreview, {
      summary: 'What a change of an order would do to stock and money; nothing is changed',
      body: orderChanges.OrderChange,
      fails: [409],
    }),
    change: callers.post('/api/order/change/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Change the pieces, address or discount of an order that no courier has yet',
      body: orderChanges.ChangeOrder,
      fails: [409],
    }),
    findBuyer: callers.get('/api/order/manual/buyer', manualOrders.BuyerAnswer, {
      summary: 'What the shop knows of a phone number, for typing an order',
      query: manualOrders.BuyerQuery,
    }),
    previewManual: callers.post('/api/order/manual/preview', manualOrders.ManualOrderPreview, {
      summary: 'What an order typed by the staff would come to; nothing is written',
      body: manualOrders.PreviewManualOrder,
      fails: [404, 409],
    }),
    createManual: callers.post('/api/order/manual', staffOrders.StaffOrderDetail, {
      summary: 'Place an order for somebody who wrote or called, to be paid at the door',
      body: manualOrders.ManualOrder,
      idempotent: true,
      success: 201,
      fails: [404, 409, 503],
      load: 'vital',
    }),
    sellAtCounter: managers.post('/api/order/counter-sale', staffOrders.StaffOrderDetail, {
      summary: 'Note pieces that somebody has paid at the counter and taken along, as a delivered order',
      body: manualOrders.CounterSale,
      idempotent: true,
      success: 201,
      fails: [404, 409, 503],
      load: 'vital',
    }),
    mergeable: callers.get('/api/order/mergeable/{id}', orderChanges.MergeableOrders, {
      summary: 'The orders of the same phone within 48 hours that can go in one parcel with this one',
    }),
    merge: callers.post('/api/order/merge/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Put the pieces of another order of the same phone into the parcel of this one',
      body: orderChanges.MergeOrders,
      fails: [409],
    }),
    printed: packers.post('/api/order/printed', Done, {
      summary: 'Note that the packing slips of these orders were printed',
      body: orderChanges.PrintedOrders,
    }),
    takeBackCall: callers.post('/api/order/take-back-call/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Take back the last call about an order, for some minutes and unless the order has moved on',
      body: staffOrders.TakeBackCall,
      fails: [409],
    }),
    makeLink: callers.post('/api/order/link/{id}', guestOrders.NewOrderLink, {
      summary: 'Make a link for a message, which opens the order for its buyer without signing in',
      success: 201,
    }),
    note: callers.post('/api/order/note/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Add a note that only staff can see',
      body: staffOrders.AddNote,
    }),
    parcel: managers.post('/api/order/parcel/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Set or correct the courier and tracking number of a sent parcel; the buyer is told',
      body: staffOrders.SetParcel,
      fails: [409],
    }),
    refused: managers.post('/api/order/refused/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Record that a shipped parcel was refused and came back; returns its stock, once',
      fails: [409],
    }),
    refund: managers.post('/api/order/refund/{id}', staffOrders.StaffOrderDetail, {
      summary: 'Refund an order’s card payment, in full or in part',
      body: payments.RefundOrder,
      idempotent: true,
      fails: [409, 503],
    }),
    bulkStatus: packers.post('/api/order/bulk-status', manyOrders.BulkStatusResult, {
      summary: 'Move many orders on; each separately, so some may be refused. Packers only pack and ship',
      body: manyOrders.BulkStatus,
    }),
    noteCash: managers.post('/api/order/cash-noted', manyOrders.BulkStatusResult, {
      summary: 'Note that the cash of delivered orders has come, so that they are paid; each separately',
      body: manyOrders.NoteCash,
    }),
    takeBack: packers.post('/api/order/take-back', manyOrders.BulkStatusResult, {
      summary: 'Take back your own last moves to Processing, for some minutes; each separately',
      body: manyOrders.TakeBack,
    }),
    earnings: managers.get('/api/order/earnings/{id}', staffOrders.OrderEarnings, {
      summary: 'What an order’s pieces earn and have cost',
    }),
    export: managers.get('/api/order/export', z.string(), {
      summary: 'Orders as a CSV file, one row per order line or per order',
      query: staffOrders.ExportOrdersQuery,
      answerKind: 'csv',
    }),
    events: anyStaff.get('/api/order/events', staffOrders.OrderEvent, {
      summary: 'New and changed orders as they happen',
      answerKind: 'events',
    }),
    get: shoppers.get('/api/order/{id}', orders.OrderDetail, {
      summary: 'One order: your own, or any one for staff',
    }),
    track: anyone.post('/api/order/track', orders.TrackedOrder, {
      summary: 'Track an order by its number and phone; without name or street',
      body: orders.TrackOrder,
      fails: [404, 429],
    }),
    updateStatus: callers.post('/api/order/update-status/{id}', orders.OrderDetail, {
      summary: 'Move an order on, as far as your role may; cancelling returns its stock',
      body: manyOrders.UpdateStatus,
      fails: [409],
    }),
  },
  deals: {
    list: managers.get('/api/deals/get-deals', deals.DealList, { summary: 'All deals, latest start first' }),
    create: managers.post('/api/deals/create-deal', deals.StaffDeal, {
      summary: 'Create a deal',
      body: deals.DealInput,
      success: 201,
    }),
    update: managers.put('/api/deals/update-deal/{id}', deals.ChangedDeal, {
      summary: 'Replace a deal; it keeps its products when none are sent',
      body: deals.DealInput,
    }),
    remove: managers.delete('/api/deals/delete-deal/{id}', deals.DeletedDeal, { summary: 'Delete a deal' }),
    undo: managers.post('/api/deals/undo/{id}', staffCatalogue.UndoResult, {
      summary: 'Undo a change or the deletion of a deal by its batch, unless it was changed again since',
      fails: [409],
    }),
    active: anyone.get('/api/deals/active-deals', deals.ActiveDealList, {
      summary: 'The deals running now, soonest end first',
    }),
    get: managers.get('/api/deals/{id}', deals.StaffDeal, { summary: 'One deal' }),
    addProducts: managers.post('/api/deals/deal/{id}/add-products', deals.ChangedDeal, {
      summary: 'Add products to a deal',
      body: deals.DealProducts,
    }),
    removeProducts: managers.post('/api/deals/deal/{id}/remove-products', deals.ChangedDeal, {
      summary: 'Remove products from a deal',
      body: deals.DealProducts,
    }),
  },
  staff: {
    health: owners.get('/api/staff/health', health.ShopHealth, {
      summary: 'How the shop itself is doing: mail, disk, backups and background work',
    }),
    dashboard: managers.get('/api/staff/dashboard', staff.Dashboard, {
      summary: 'Today’s work and how the shop is doing',
      query: staff.DashboardQuery,
    }),
    work: anyStaff.get('/api/staff/work', staff.Work, { summary: 'How much work waits for whoever asks' }),
    find: callers.get('/api/staff/find', staff.StaffSearchResult, {
      summary: 'Orders, products and customers that match the words',
      query: staff.StaffSearchQuery,
    }),
    changes: managers.get('/api/staff/changes', staff.ChangePage, {
      summary: 'Changes made by staff, latest first',
      query: staff.ChangesQuery,
    }),
    stockMoves: managers.get('/api/staff/stock-moves/{id}', stockMoves.StockMovePage, {
      summary: 'What came to the stock of a product and left it, latest first, and why',
      query: stockMoves.StockMovesQuery,
    }),
    exportStockMoves: managers.get('/api/staff/stock-moves/{id}/export', z.string(), {
      summary: 'The same as a CSV file',
      query: stockMoves.StockMovesExportQuery,
      answerKind: 'csv',
    }),
    members: managers.get('/api/staff/members', staff.StaffMemberList, { summary: 'The members of staff' }),
    invite: owners.post('/api/staff/members', staff.Invited, {
      summary: 'Invite a member of staff, who gets a link',
      body: staff.Invitation,
      success: 201,
      fails: [503],
    }),
    changeRole: owners.post('/api/staff/members/{id}/role', staff.StaffMemberList, {
      summary: 'Give a member of staff another role; owners only step down themselves, and one stays',
      body: staff.RoleChange,
      fails: [409],
    }),
    removeMember: owners.delete('/api/staff/members/{id}', staff.StaffMemberList, {
      summary:
        'Make a member of staff an ordinary shopper and end their sessions; owners only leave themselves, and one stays',
      fails: [409],
    }),
  },
  categories: {
    list: managers.get('/api/category/list', categories.CategoryList, {
      summary: 'All groups and categories, in the order of the menus',
    }),
    create: managers.post('/api/category/create', categories.CategoryList, {
      summary: 'Add a group, or a category to a group',
      body: categories.NewCategory,
      success: 201,
      fails: [409],
    }),
    edit: managers.put('/api/category/edit/{id}', categories.CategoryList, {
      summary: 'Rename a category, say more about it, hide it or put it into another group',
      body: categories.CategoryEdit,
      fails: [409],
    }),
    order: managers.put('/api/category/order', categories.CategoryList, {
      summary: 'Put the groups, or the categories of a group, into another order',
      body: categories.CategoryOrder,
      fails: [409],
    }),
    merge: managers.post('/api/category/merge/{id}', categories.CategoryList, {
      summary: 'Move everything in a category into another; its address leads there from then on',
      body: categories.CategoryMerge,
      fails: [409],
    }),
    remove: managers.delete('/api/category/delete/{id}', categories.CategoryList, {
      summary: 'Delete a category or group with nothing in it',
      fails: [409],
    }),
    undo: managers.post('/api/category/undo/{id}', staffCatalogue.UndoResult, {
      summary: 'Undo a change of the categories by its batch, unless they were changed again since',
      fails: [409],
    }),
  },
  collections: {
    shown: anyone.get('/api/collection/shown', collections.ShownCollections, {
      summary: 'The collections that shoppers find; `catalogue.browse` lists the products of one',
    }),
    list: managers.get('/api/collection/list', collections.CollectionList, {
      summary: 'All collections with their rules and chosen products',
    }),
    create: managers.post('/api/collection/create', collections.CollectionList, {
      summary: 'Add a collection of chosen products, or of those that a rule finds',
      body: collections.CollectionInput,
      success: 201,
    }),
    edit: managers.put('/api/collection/edit/{id}', collections.CollectionList, {
      summary: 'Replace a collection; an address that it had before leads to it',
      body: collections.CollectionEdit,
      fails: [409],
    }),
    order: managers.put('/api/collection/order', collections.CollectionList, {
      summary: 'Put the collections into another order',
      body: collections.CollectionOrder,
      fails: [409],
    }),
    remove: managers.delete('/api/collection/delete/{id}', collections.CollectionList, {
      summary: 'Delete a collection; its products stay',
    }),
    undo: managers.post('/api/collection/undo/{id}', staffCatalogue.UndoResult, {
      summary: 'Undo a change of the collections by its batch, unless they were changed again since',
      fails: [409],
    }),
  },
  sizeCharts: {
    list: managers.get('/api/size-chart/list', sizeCharts.SizeChartList, {
      summary: 'All size charts, with the categories and products that have them',
    }),
    ofProduct: anyone.get('/api/size-chart/of-product/{id}', sizeCharts.ProductCharts, {
      summary: 'The size charts of a product, its own first',
    }),
    create: managers.post('/api/size-chart/create', sizeCharts.SizeChartList, {
      summary: 'Add a size chart',
      body: sizeCharts.SizeChartInput,
      success: 201,
    }),
    edit: managers.put('/api/size-chart/edit/{id}', sizeCharts.SizeChartList, {
      summary: 'Replace a size chart, and what it is for',
      body: sizeCharts.SizeChartEdit,
      fails: [409],
    }),
    remove: managers.delete('/api/size-chart/delete/{id}', sizeCharts.SizeChartList, {
      summary: 'Delete a size chart; what had it has none then',
    }),
    undo: managers.post('/api/size-chart/undo/{id}', staffCatalogue.UndoResult, {
      summary: 'Undo a change of size charts by its batch, unless they were changed again since',
      fails: [409],
    }),
  },
  pages: {
    list: owners.get('/api/page/list', pages.PageList, {
      summary: 'All pages of the shop’s own, drafts too',
    }),
    get: owners.get('/api/page/get/{id}', pages.OwnedPage, { summary: 'One page with its text in Markdown' }),
    shown: anyone.get('/api/page/shown/{id}', pages.ShownPage, {
      summary: 'A published page, by the end of its address',
    }),
    draft: owners.get('/api/page/draft/{id}', pages.PageDraft, {
      summary: 'A text to begin a page with, filled from the settings; nothing is saved',
    }),
    preview: owners.post('/api/page/preview', pages.PagePreview, {
      summary: 'What a text in Markdown looks like; nothing is saved',
      body: pages.PageText,
    }),
    create: owners.post('/api/page/create', pages.OwnedPage, {
      summary: 'Add a page; one with a gap [[…]] only as a draft',
      body: pages.PageInput,
      success: 201,
    }),
    edit: owners.put('/api/page/edit/{id}', pages.OwnedPage, {
      summary: 'Replace a page, publish it or take it back, unless somebody has changed it since it was read',
      body: pages.PageEdit,
      fails: [409],
    }),
    remove: owners.delete('/api/page/delete/{id}', pages.DeletedPage, { summary: 'Delete a page' }),
    undo: owners.post('/api/page/undo/{id}', staffCatalogue.UndoResult, {
      summary: 'Undo a change or the deletion of a page by its batch, unless it was changed again since',
      fails: [409],
    }),
  },
  settings: {
    get: owners.get('/api/settings', settings.SavedSettings, {
      summary: 'Everything the owner sets, in groups with their versions',
    }),
    save: owners.post('/api/settings', settings.SavedSettings, {
      summary: 'Save a group of settings, unless somebody has saved it since it was read',
      body: settings.SettingsChange,
      fails: [409],
    }),
  },
  setup: {
    get: owners.get('/api/setup', setup.Setup, {
      summary: 'How far the owner has come in setting up the shop',
    }),
    choosePreset: owners.post('/api/setup/preset', settings.SavedSettings, {
      summary: 'Begin with the money and delivery settings of one kind of shop',
      body: setup.PresetChoice,
      fails: [409],
    }),
    finishStep: owners.post('/api/setup/step', setup.Setup, {
      summary: 'Note that a step of setting up is done',
      body: setup.SetupStepDone,
    }),
    opening: owners.get('/api/setup/opening', opening.Opening, {
      summary: 'What is done of that which a new shop needs before it opens',
    }),
    testMail: owners.post('/api/setup/test-mail', setup.TestMail, {
      summary: 'Send oneself a mail, to see that mails arrive',
      fails: [429],
    }),
    testMailState: owners.get('/api/setup/test-mail/{id}', setup.TestMail, {
      summary: 'What has become of a test mail',
    }),
  },
  demo: {
    get: owners.get('/api/demo', demo.Demo, {
      summary: 'Whether the shop is a demo, and which owners can sign in without it',
    }),
    leave: owners.post('/api/demo/leave', demo.LeftDemo, {
      summary: 'Make a shop for customers of the demo; its logins end, and so do all orders',
      body: demo.LeaveDemo,
      fails: [409],
    }),
  },
  delivery: {
    terms: anyone.get('/api/delivery', delivery.DeliveryTerms, {
      summary: 'What delivery costs where, and when a parcel ordered now arrives',
    }),
  },
  payments: {
    setup: anyone.get('/api/stripe/setup', payments.CardSetup, {
      summary: 'Whether the shop takes cards, and with which key and script',
      load: 'vital',
    }),
    pay: shoppers.post('/api/stripe/pay', payments.PayResult, {
      summary: 'Authorise a card for the cart and hold its stock for ten minutes; nothing is charged yet',
      body: payments.PayInput,
      fails: [402, 409, 429, 503],
      load: 'vital',
    }),
    webhook: anyone.post('/api/stripe/webhook', z.object({ received: z.literal(true) }), {
      summary: 'Webhook events of the card provider, signed in the header Stripe-Signature',
      body: payments.SignedEvent,
      bodyKind: 'signed',
      fails: [413, 503],
      load: 'vital',
      // No page calls it, so shoppers load nothing of it.
      bundle: 'staff',
    }),
    unsettled: managers.get('/api/stripe/unsettled', payments.UnsettledPage, {
      summary: 'Payments that the shop could not settle automatically, oldest first',
      query: pageQuery(20),
    }),
    settle: managers.post('/api/stripe/settle/{id}', payments.SettleResult, {
      summary: 'Try to settle a payment now, or mark it as settled by hand',
      body: payments.SettlePayment,
      fails: [409, 503],
    }),
  },
  privacy: {
    mine: shoppers.get('/api/user/data', privacy.PersonalData, {
      summary: 'Everything the shop keeps about you',
    }),
    eraseMine: shoppers.post('/api/user/erase', Done, {
      summary: 'Delete your account; orders stay without your name, phone and address',
      body: secondFactor.Reauthentication,
      fails: [409, 429],
    }),
    ofCustomer: owners.get('/api/user/data/{id}', privacy.PersonalData, {
      summary: 'Everything the shop keeps about a customer; the look is recorded',
    }),
    eraseCustomer: owners.post('/api/user/erase/{id}', Done, {
      summary: "Delete a customer's account; orders stay without name, phone and address",
      body: secondFactor.Reauthentication,
      fails: [409, 429],
    }),
  },
}

export type Api = typeof api
