import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core'
import { listNameReadings, searchReadings } from '../../rules/fold-search.ts'

/** The options of a select whose words a search finds, however accents, apostrophes and hyphens are typed. */
export const filterIgnoringAccents: OptionsFilter = ({ options, search, limit }) => {
  const wanted = searchReadings(search)
  const signs = search.trim()
  const isFound = (label: string) =>
    wanted.length === 0
      ? label.includes(signs)
      : listNameReadings(label).some((one) => wanted.some((w) => one.includes(w)))
  const found = options.flatMap((option): ComboboxParsedItem[] => {
    if (!('group' in option)) return isFound(option.label) ? [option] : []
    const items = option.items.filter(({ label }) => isFound(label))
    return items.length > 0 ? [{ ...option, items }] : []
  })
  return found.slice(0, limit)
}
