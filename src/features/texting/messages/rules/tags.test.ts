import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillKnownTags, fillTags, findUnknownTags, tags } from './tags.ts'

const siobhan = { candidateFullName: 'siobhán o’brien-RUIZ', userFullName: 'ana lee', organization: 'Bright Path ABA' }

describe('tags are replaced', () => {
  test.each([
    ['Hi {{Candidate First}}, {{Candidate First}}!', 'Hi Siobhán, Siobhán!'],
    ['{{Candidate Full}} / {{User First}} / {{Organization}}', 'Siobhán O’Brien-Ruiz / Ana / Bright Path ABA'],
    [
      '{{candidate first}} {Candidate First} {{ Organization }}',
      '{{candidate first}} {Candidate First} {{ Organization }}',
    ],
    ['{{{User First}}}', '{Ana}'],
    ['', ''],
  ])('%s', (template, text) => expect(fillTags(template, siobhan)).toBe(text))

  test('with fallbacks for anyone who is missing', () => {
    const nobody = { candidateFullName: null, userFullName: ' ', organization: '' }
    expect(fillTags(tags.join('|'), nobody)).toBe('Unknown|Unknown|User|Your Organization')
    expect(fillTags(tags.join('|'), { ...nobody, candidateFullName: '123 🌸' })).toBe(
      'Unknown|Unknown|User|Your Organization',
    )
  })

  test('once: a tag or a replacement sign inside a name stays text', () => {
    const sly = { candidateFullName: '{{Organization}}', userFullName: '$& Lee', organization: '{{User First}} $1 $&' }
    expect(fillTags('{{Candidate Full}}, {{User First}}, {{Organization}}', sly)).toBe(
      'Organization, Lee, {{User First}} $1 $&',
    )
  })

  test('leaves none of the four in any surroundings', () => {
    const piece = fc.oneof(fc.constantFrom(...tags), fc.stringMatching(/^[a-z ]*$/))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const values = {
          '{{Candidate Full}}': 'Siobhán O’Brien-Ruiz',
          '{{Candidate First}}': 'Siobhán',
          '{{User First}}': 'Ana',
          '{{Organization}}': 'Bright Path ABA',
        }
        const expected = pieces.map((one) => Object.entries(values).find(([tag]) => tag === one)?.[1] ?? one).join('')
        expect(fillTags(pieces.join(''), siobhan)).toBe(expected)
      }),
    )
  })
})

test('fills the tags of a person in sight, and leaves an organization that is not known', () => {
  const words = 'Hi {{Candidate First}}, {{User First}} of {{Organization}}. {{Candidate Full}}?'
  const filled = 'Hi Siobhán, Ana of Bright Path ABA. Siobhán Brien?'
  expect(
    fillKnownTags(words, { name: 'siobhán {{Organization}} brien', organization: ' Bright Path ABA ' }, 'Ana Diaz'),
  ).toBe(filled.replace('Siobhán Brien', 'Siobhán Organization Brien'))
  expect(fillKnownTags(words, { name: 'Siobhán Brien', organization: '' }, 'Ana Diaz')).toBe(
    filled.replace('Bright Path ABA', '{{Organization}}'),
  )
})

test('a tag that is none is named with the closest one', () => {
  expect(findUnknownTags('Hi {{Candiate First}}, {{User First}} of {{organisation}} {{Candiate First}} {{x}}')).toEqual(
    [
      { tag: '{{Candiate First}}', suggestion: '{{Candidate First}}' },
      { tag: '{{organisation}}', suggestion: '{{Organization}}' },
      { tag: '{{x}}', suggestion: '{{User First}}' },
    ],
  )
  expect(findUnknownTags(tags.join(' '))).toEqual([])
  expect(findUnknownTags('{{ Organization }} {{}}')).toEqual([
    { tag: '{{ Organization }}', suggestion: '{{Organization}}' },
    { tag: '{{}}', suggestion: '{{User First}}' },
  ])
})

// Were the rule slower than linear, this would outlast the time a test has.
test('a megabyte of braces is read too', () => {
  expect(findUnknownTags('{'.repeat(1_000_000))).toEqual([])
  expect(fillTags('{{a'.repeat(300_000), siobhan)).toHaveLength(900_000)
})
