import { useLocalStorage } from '@mantine/hooks'

type NamedColumn = { key: string; label: string }

const read = (text: string | undefined): string[] => {
  try {
    const known: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(known) ? known.filter((key): key is string => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Which columns of a list a person sees, kept in this browser. The first column is the row's title and always there. */
export const useColumns = <One extends NamedColumn>(list: string, columns: readonly One[]) => {
  const [hidden, setHidden] = useLocalStorage<string[]>({
    key: `reinforce-columns-${list}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: read,
  })
  return {
    columns,
    shown: columns.filter(({ key }, at) => at === 0 || !hidden.includes(key)),
    hidden,
    toggle: (key: string) => setHidden(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]),
    reset: () => setHidden([]),
  }
}
export type ColumnLook = Pick<ReturnType<typeof useColumns>, 'hidden' | 'toggle' | 'reset'> & {
  columns: readonly NamedColumn[]
}
