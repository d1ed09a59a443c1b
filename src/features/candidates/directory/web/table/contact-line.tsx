import { optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { splitMarked } from '../../rules/marks.ts'
import css from './candidate-table.module.css'
import { Highlighted, useSearchTerm } from './search-highlight.tsx'

/** Returns whether the search marks a part of the text. */
export const isFound = (text: string, query: string, isPhone = false) =>
  splitMarked(text, query, { isPhone }).some((piece) => piece.marked)

type ContactProps = { row: CandidateRow }

/** The phone; the email instead when the search found the person by it alone; and whether the search marks it. */
export const findContact = (row: CandidateRow, query: string) => {
  const phone = row.phone_number ? formatPhone(row.phone_number) : 'No phone number'
  const place = [row.city, row.state].filter(Boolean).join(', ')
  const byEmail =
    row.email_address !== null &&
    isFound(row.email_address, query) &&
    !isFound(row.name, query) &&
    !isFound(phone, query, true) &&
    !isFound(place, query)
  return {
    text: byEmail ? (row.email_address ?? '') : phone,
    isPhone: !byEmail,
    isMarked: byEmail || isFound(phone, query, true),
  }
}

/** Renders the contact that `findContact` returns. */
export const ContactText = ({ row }: ContactProps) => {
  const { text, isPhone } = findContact(row, useSearchTerm())
  return <Highlighted isPhone={isPhone}>{text}</Highlighted>
}

/** The person's wish for no more texts, in words. */
export const OptedOut = ({ row }: ContactProps) =>
  row.opted_out ? <span className={css.optedOut}>{optOutWords[row.opted_out]}</span> : null

/** The line below a name in a table. */
export const ContactLine = ({ row }: ContactProps) => (
  <div className={css.phone}>
    <ContactText row={row} />
    <OptedOut row={row} />
  </div>
)
