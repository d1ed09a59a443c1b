import { expect, test } from 'vitest'
import { isReactionToText, parseReaction } from './reaction.ts'

const ours = 'Bright Path ABA: thank you for applying as an RBT. It’s "in"; we’ll write soon. Reply STOP to opt out.'

test.each([
  ['Liked “%”', '👍'],
  ['Loved “%”', '❤️'],
  ['Disliked “%”', '👎'],
  ['Laughed at “%”', '😂'],
  ['Emphasized “%”', '‼️'],
  ['Emphasised "%"', '‼️'],
  ['Questioned “%”', '❓'],
  ['Maya Lopez liked “%”', '👍'],
  ['Reacted 👍 to “%”', '👍'],
  ['Reacted with 🎉 to “%”', '🎉'],
  ['Reacted to “%” with 😮', '😮'],
  ['Added 👍🏽 to “%”', '👍🏽'],
  ['👍 to “%”', '👍'],
  ['\u200A\u200B👍\u200B to “\u200A%\u200A”', '👍'],
  ['❤️ to «%»', '❤️'],
  ['Liked "%"', '👍'],
  ["Liked '%'", '👍'],
  ['Le gustó “%”', '👍'],
  ['A Maya le gustó «%»', '👍'],
  ['Me gusta “%”', '👍'],
  ['A Maya López le encantó “%”', '❤️'],
  ['Le encantó “%”', '❤️'],
  ['Le ha encantado “%”', '❤️'],
  ['No le gustó “%”', '👎'],
  ['Se rió de “%”', '😂'],
  ['Se ha reído con “%”', '😂'],
  ['Enfatizó “%”', '‼️'],
  ['Exclamó en “%”', '‼️'],
  ['Preguntó por “%”', '❓'],
  ['Cuestionó «%»', '❓'],
  ['Reaccionó con 👍 a “%”', '👍'],
  ['Ha reaccionado con 😮 a “%”', '😮'],
  ['👍 a “%”', '👍'],
])('“%s” is a reaction', (form, sign) => {
  const found = parseReaction(form.replace('%', ours))
  expect(found).toMatchObject({ sign, isRemoved: false })
  expect(found && isReactionToText(found, ours)).toBe(true)
})

test.each([
  ['Removed a like from “%”', '👍'],
  ['Removed a heart from “%”', '❤️'],
  ['Removed a dislike from “%”', '👎'],
  ['Removed a laugh from “%”', '😂'],
  ['Removed an exclamation from “%”', '‼️'],
  ['Removed a question mark from “%”', '❓'],
  ['Removed 👍 from “%”', '👍'],
  ['Quitó un me gusta de “%”', '👍'],
  ['Eliminó un corazón de “%”', '❤️'],
  ['Quitó 👍 de «%»', '👍'],
])('“%s” takes one back', (form, sign) => {
  const found = parseReaction(form.replace('%', ours))
  expect(found).toMatchObject({ sign, isRemoved: true })
  expect(found && isReactionToText(found, ours)).toBe(true)
})

test('matches a cut text by its beginning, a short one whole', () => {
  const cut = parseReaction('Liked “Bright Path ABA: thank you for…”')
  expect(cut && isReactionToText(cut, ours)).toBe(true)
  const unclosed = parseReaction('Loved “Bright Path ABA: thank you for app')
  expect(unclosed && isReactionToText(unclosed, ours)).toBe(true)
  const short = parseReaction('Liked “Ok…”')
  expect(short && isReactionToText(short, 'Okay, see you then')).toBe(false)
  const whole = parseReaction('Liked “Ok”')
  expect(whole && [isReactionToText(whole, 'ok!'), isReactionToText(whole, 'Okay, see you then')]).toEqual([
    true,
    false,
  ])
})

test.each([
  'Reply “STOP” to end',
  'I liked the interview, thanks',
  'STOP',
  '“STOP”',
  'Don’t text me',
  'Can you say "stop" to them',
  'He said “stop texting me”',
  '',
  'Thanks for “the offer” but no',
])('“%s” is none', (text) => expect(parseReaction(text)).toBeNull())
