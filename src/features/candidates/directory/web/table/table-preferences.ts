import { useLocalStorage } from '@mantine/hooks'
import * as z from 'zod/mini'

const look = z.object({
  /** The keys of the columns shown, in their fixed order; null: the usual ones. */
  columns: z.nullable(z.array(z.string())),
  density: z.enum(['comfortable', 'compact']),
})
export type TablePreferences = z.output<typeof look>
export const usualLook: TablePreferences = { columns: null, density: 'comfortable' }

const read = (text: string | undefined): TablePreferences => {
  try {
    const known = look.safeParse(JSON.parse(text ?? ''))
    return known.success ? known.data : usualLook
  } catch {
    return usualLook
  }
}

/** Which columns of a list a person sees and how dense the rows are: kept in this browser. */
export const useTableLook = (list: 'directory' | 'dashboard' = 'directory') =>
  useLocalStorage<TablePreferences>({
    key: `reinforce-${list}-look`,
    defaultValue: usualLook,
    getInitialValueInEffect: false,
    deserialize: read,
  })
