import type { ComponentProps } from 'react'
import { useCardKeys } from './use-row-keys.ts'

/** A list of any rows that answers to the arrows: the first one focuses the first link or button of its first row. */
export const KeyedList = (props: Omit<ComponentProps<'ul'>, 'ref' | 'onKeyDown'>) => (
  <ul {...props} {...useCardKeys(undefined)} />
)
