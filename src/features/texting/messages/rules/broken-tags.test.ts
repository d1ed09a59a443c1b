import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTagProblems, findTagProblems, fixTag } from './broken-tags.ts'
import { tags } from './tags.ts'

test.each([
  ['{{Candidate First', '{{Candidate First', '{{Candidate First}}'],
  ['Hi {{Candidate First, thanks', '{{Candidate First', 'Hi {{Candidate First}}, thanks'],
  ['Hi {{ candidate first thanks for', '{{ candidate first', 'Hi {{Candidate First}} thanks for'],
  ['Hi {Candidate First}!', '{Candidate First}', 'Hi {{Candidate First}}!'],
  ['Hi {{Candidate First}!', '{{Candidate First}', 'Hi {{Candidate First}}!'],
  ['Hi {Candidate First}}!', '{Candidate First}}', 'Hi {{Candidate First}}!'],
  ['Hi {{ candidate first }}!', '{{ candidate first }}', 'Hi {{Candidate First}}!'],
  ['Hi {{CANDIDATE_FIRST}}!', '{{CANDIDATE_FIRST}}', 'Hi {{Candidate First}}!'],
  ['Hi { candidate_first }', '{ candidate_first }', 'Hi {{Candidate First}}'],
  ['Hi {Candidate First name}', '{Candidate First name}', 'Hi {{Candidate First}}'],
  ['Hi {first name}, it is {full_name}', '{first name}', 'Hi {{Candidate First}}, it is {full_name}'],
  ['Hi Candidate First}}!', 'Candidate First}}', 'Hi {{Candidate First}}!'],
  ['Hi dear Candidate First}!', 'Candidate First}', 'Hi dear {{Candidate First}}!'],
  ['from {organisation}', '{organisation}', 'from {{Organization}}'],
  ['from {{Organization', '{{Organization', 'from {{Organization}}'],
  ['from our organization}}', 'organization}}', 'from our {{Organization}}'],
  ['Hi {Candiate First}', '{Candiate First}', 'Hi {{Candidate First}}'],
  ['Hi {Cnadidate First} and {{Use First', '{Cnadidate First}', 'Hi {{Candidate First}} and {{Use First'],
  ['Hi {{{User First}}}', '{{{User First}}}', 'Hi {{User First}}'],
  ['Hi {{User First}}}', '{{User First}}}', 'Hi {{User First}}'],
  ['Hi {{Candidate First)}', '{{Candidate First)}', 'Hi {{Candidate First}}'],
  ['Hi ｛｛Candidate First｝｝', '｛｛Candidate First｝｝', 'Hi {{Candidate First}}'],
  ['Hi [Candidate First], <user first>', '[Candidate First]', 'Hi {{Candidate First}}, <user first>'],
  ['Hi <<User First>>', '<<User First>>', 'Hi {{User First}}'],
  ['{{Candidate First of {{Organization}}', '{{Candidate First', '{{Candidate First}} of {{Organization}}'],
  [
    '{Candidate First}{{Organization}}{Candidate First}',
    '{Candidate First}',
    '{{Candidate First}}{{Organization}}{{Candidate First}}',
  ],
  ['{{Candidate Fi{{rst}}', '{{rst}}', '{{Candidate Fi{{User First}}'],
])('%s is named with the tag that was meant', (text, found, mended) => {
  expect(findTagProblems(text)[0]?.found).toBe(found)
  expect(fixTag(text)).toBe(mended)
})

test.each([
  ['[candidate first name]', [['[candidate first name]', 0, '{{Candidate First}}']]],
  ['[ candidate first ]', [['[ candidate first ]', 0, '{{Candidate First}}']]],
  ['so <candidate  full>', [['<candidate  full>', 3, '{{Candidate Full}}']]],
  ['{full_name}', [['{full_name}', 0, '{{Candidate Full}}']]],
  ['{candidate name}', [['{candidate name}', 0, '{{Candidate Full}}']]],
  ['{Candidate Fisrt}', [['{Candidate Fisrt}', 0, '{{Candidate First}}']]],
  ['{{Candidate Full}, dear', [['{{Candidate Full}', 0, '{{Candidate Full}}']]],
  ['{Candidate First name here', [['{Candidate First name', 0, '{{Candidate First}}']]],
  ['{Candidate First 2 more', [['{Candidate First', 0, '{{Candidate First}}']]],
  ['see 1. organization}}', [['organization}}', 7, '{{Organization}}']]],
  ['to the dear Candidate First}', [['Candidate First}', 12, '{{Candidate First}}']]],
  ['{{{User First}}', [['{{{User First}}', 0, '{{User First}}']]],
  ['Hi {{User First}}}}', [['{{User First}}}}', 3, '{{User First}}']]],
  ['{{{{User First}}}}', [['{{{{User First}}}}', 0, '{{User First}}']]],
  [
    '{User First}} {{Candidate Frist}} {Candidate First}',
    [
      ['{User First}}', 0, '{{User First}}'],
      ['{{Candidate Frist}}', 14, '{{Candidate First}}'],
      ['{Candidate First}', 34, '{{Candidate First}}'],
    ],
  ],
])('in %j each place is named, where it begins and what was meant', (text, places) => {
  expect(findTagProblems(text).map(({ found, at, meant }) => [found, at, meant])).toEqual(places)
})

test.each([
  '[candidate\nfirst]',
  '{full name',
  '{Candidate Fitsr}',
  '{Candidate Firstxx}',
  '{Candidate Fixxt}',
  '{use firt}',
  '{1 Candidate First',
  'to Candidate First 1}',
  'Candidate First -}',
  'our Organization}',
  '{ {{User First}}',
  '{{User First}} }',
  'Smile :{ and :} and {}',
  '{{Organization}}',
  '{{Candidate First}}{{Candidate Full}} {{User First}},{{Organization}}.',
  '{ }  { \n } {{',
  'As said {see below} and {see our organization} {first come first served}',
  '{see {{Organization}}} and { {{User First}} }',
  '{{{User First}} and others}',
  'Bring ID (candidate, first visit) [see below] <b>now</b> a<b>c',
  'the first candidate} of our organization}',
  'Your name: {name} {user} {candidate}',
  'x'.repeat(400),
  '',
])('no tag was meant in: %s', (text) => {
  expect(findTagProblems(text)).toEqual([])
  expect(fixTag(text)).toBe(text)
})

test('the sentence names the broken tag and the meant one', () => {
  expect(describeTagProblems('Hi {{Candidate First')).toBe(
    '{{Candidate First isn’t a tag. Did you mean {{Candidate First}}?',
  )
  expect(describeTagProblems('Hi {{Candidate First}}')).toBeNull()
})

test('mending one after the other ends with a text that is filled whole', () => {
  const piece = fc.oneof(
    fc.constantFrom(...tags),
    fc.constantFrom(
      '{',
      '{{',
      '}',
      '}}',
      ' ',
      '\n',
      'Candidate First',
      'candidate full',
      'organization',
      'Hi ',
      '{{x}}',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let text = pieces.join('')
      for (let n = 0; n < 40 && describeTagProblems(text) !== null; n += 1) text = fixTag(text)
      expect(findTagProblems(text)).toEqual([])
    }),
  )
})
