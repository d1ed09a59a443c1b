import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@reinforce/icons'
import { useEffect, useRef, useState } from 'react'

type SearchBoxProps = {
  value: string
  onSearch: (value: string) => void
  label: string
  /** Fewer words, where the label would be cut. */
  placeholder?: string
  wait?: number
}

/** Typing is taken over after a pause, Enter at once; what arrives from outside (the URL) is shown. */
export const SearchBox = ({ value, onSearch, label, placeholder = label, wait = 250 }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const search = (next: string) => {
    told.current = next
    onSearch(next)
  }
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === told.current) return undefined
    const timer = setTimeout(() => search(typed), wait)
    return () => clearTimeout(timer)
  })
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSection={
        typed === '' ? null : (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              setTyped('')
              search('')
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(typed)
      }}
      maxLength={200}
      style={{ flex: '0 1 340px', minWidth: 180 }}
    />
  )
}
