import type { UseFormReturn } from 'react-hook-form'
import type { Look } from '../../../../contract/look.ts'

export type LookForm = UseFormReturn<Look, unknown, Look>
