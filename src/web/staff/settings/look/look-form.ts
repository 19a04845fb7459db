import type { UseFormReturn } from 'react-hook-form'
import type { Look } from '../../../../contract/settings/look.ts'

export type LookForm = UseFormReturn<Look, unknown, Look>
