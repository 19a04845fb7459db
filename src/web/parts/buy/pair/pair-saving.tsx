import { Money } from '../../money.tsx'

/** What the pieces of a pair cost less together; nothing where they do not. */
export const PairSaving = ({ amount, className = '' }: { amount: number; className?: string }) =>
  amount > 0 && (
    <p className={`text-body-s text-success tabular-nums ${className}`}>
      Together you save <Money amount={amount} />
    </p>
  )
