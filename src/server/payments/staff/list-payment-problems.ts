import { offsetOf, type PageQuery } from '../../../contract/lists.ts'
import { toAmount } from '../../../contract/money.ts'
import type { UnsettledPage, UnsettledPayment } from '../../../contract/payments.ts'
import type { Deps } from '../../deps.ts'
import { problemMessage } from './problem-message.ts'
import { countPaymentsWithProblem, findPaymentsWithProblem } from './problem-queries.ts'

/** A page of the payments with a problem, oldest first, and how many there are. */
export async function listPaymentProblems({ db }: Pick<Deps, 'db'>, page: PageQuery): Promise<UnsettledPage> {
  const { total } = await countPaymentsWithProblem(db)
  const rows = await findPaymentsWithProblem(db, { limit: page.limit, offset: offsetOf(page) })
  return { payments: rows.map(toProblemPayment), total }
}

type Row = Awaited<ReturnType<typeof findPaymentsWithProblem>>[number]

/** Otherwise the shop only watches the payment. */
const triesAgain = ({ state, isRefunding }: Row): boolean =>
  state === 'ordered' || state === 'releasing' || Boolean(isRefunding)

function toProblemPayment(row: Row): UnsettledPayment {
  const { id, intentId, capturedCents, refundedCents, orderId, number } = row
  return {
    _id: id,
    paymentIntentId: intentId,
    amount: toAmount(row.amountCents),
    currency: row.currency.toUpperCase(),
    captured: toAmount(capturedCents),
    refunded: toAmount(refundedCents),
    state: row.paymentState,
    problem: problemMessage(row.problems, row.currency),
    problemCodes: row.problems.map(({ code }) => code),
    since: row.problemAt?.toISOString() ?? '',
    nextTryAt: triesAgain(row) ? (row.nextTryAt?.toISOString() ?? null) : null,
    buyer: { _id: row.userId, name: `${row.firstName} ${row.lastName}`, email: row.email },
    order: orderId !== null && number !== null ? { _id: orderId, number } : null,
  }
}
