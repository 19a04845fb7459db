import { SessionList } from '../../parts/account/session-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useSecondFactor } from '../access/second-factor-context.ts'
import { PageHead } from '../frame/page-head.tsx'
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
        ) : answer.state === 'failed' ? (
          <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
            This could not be loaded. {answer.error.message}
          </ErrorState>
        ) : (
          <Loading label="Loading how you sign in">
            <Skeleton className="h-32" />
          </Loading>
        )}
        {value?.mayRequire && <StaffRule factor={value} />}
        <SessionList headingClass="font-semibold text-heading" />
      </div>
    </>
  )
}
