import { pluralize } from '../../../../rules/words/count.ts'

const minute = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`

/** Formats the loss of going back to a moment: "You lose 214 facts after 2026-11-23 14:02 UTC; the last is of …". */
export const formatLossLine = (
  lost: { facts: number; first: string | null; last: string | null },
  moment: Date,
): string => {
  const after = minute(moment.toISOString())
  if (lost.facts === 0 || !lost.last) return `You lose nothing recorded after ${after}.`
  return `You lose ${pluralize(lost.facts, 'event')} after ${after}. The last is from ${minute(new Date(lost.last).toISOString())}.`
}

const words: Record<string, [one: string, many: string]> = {
  opted_out: ['opt-out', 'opt-outs'],
  refused: ['refused consent', 'refused consents'],
  leaving: ['request to be deleted', 'requests to be deleted'],
  api_keys: ['API key', 'API keys'],
  shares: ['shared link', 'shared links'],
  invitations: ['invitation', 'invitations'],
  accounts: ['account', 'accounts'],
  calendars: ['calendar address', 'calendar addresses'],
}

/** Formats the revocations after the moment that stay in force; null when there are none. */
export const formatAgainLine = (again: Record<string, number>): string | null => {
  const parts = Object.entries(again).flatMap(([name, many]) => {
    const word = words[name]
    return word && many > 0 ? [pluralize(many, ...word)] : []
  })
  return parts.length === 0 ? null : `Ended again, because they ended after that time: ${parts.join(', ')}.`
}

/** Until when it is known what ended after a dump, in words; null where nothing was noted. */
export const formatNotedUntil = (until: string | null): string =>
  until
    ? `Later opt-outs, deletion requests, and revocations are known up to ${minute(until)}.`
    : 'This backup has no record of later changes that its passphrase opens, so later opt-outs, deletion requests, and revocations are unknown.'
