import * as z from 'zod/mini'
import { fieldNames, type ImportField } from '../rules/headers.ts'

/** A field that a column of an import file can hold, by its name. */
export const importField = z.enum(Object.keys(fieldNames) as [ImportField, ...ImportField[]])
