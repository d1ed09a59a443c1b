import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import type { Day } from '../../../../rules/day.ts'
import { getLocale, type Language } from '../../../../rules/words/language.ts'
import { ScoreRing, toFitStyle } from '../../directory/web/public.ts'
import type { readExplanation } from '../contract/explanations.ts'
import { writeScoringNotice } from '../rules/write-scoring-notice.ts'
import { AskForm } from './ask-form.tsx'
import { useWhyWords } from './words/words.ts'

export type Explanation = ReplyOf<typeof readExplanation>

/** 'December 20, 2026', in the language of the page. */
const dayIn = (day: Day, language: Language) =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))
const momentIn = (at: string, language: Language) =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long' }).format(new Date(at))

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

const Section = ({ title, action, children }: SectionProps) => (
  <section>
    <Group justify="space-between" gap="xs" mb="xs">
      <Title order={2} size="h4">
        {title}
      </Title>
      {action}
    </Group>
    {children}
  </section>
)

const Read = ({
  name,
  received,
  note,
  why,
}: {
  name: string
  received: string
  note?: string
  why?: string | null
}) => (
  <div>
    <Group justify="space-between" gap="xs" align="baseline">
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {received}
        {note ? (
          <Text span size="sm" c="dimmed">
            {' '}
            · {note}
          </Text>
        ) : null}
      </Text>
    </Group>
    {why ? (
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {why}
      </Text>
    ) : null}
  </div>
)

const WhatWasRead = ({ explanation }: { explanation: Explanation }) => {
  const { words } = useWhyWords()
  const { position, certification, isCertification, currentRbt, ratings, criteria } = explanation
  return (
    <Stack gap="xs">
      <Read
        name={words.certification}
        received={certification ?? words.none}
        {...(certification !== null && !isCertification ? { note: words.noCertificate } : {})}
      />
      {position === 'RBT' ? <Read name={words.worksAsRbt} received={currentRbt ? words.yes : words.no} /> : null}
      {ratings.map(({ name, received, counts, rationale }) => (
        <Read
          key={name}
          name={words.ratings[name]}
          received={received ?? words.none}
          {...(counts === null
            ? { note: words.doesNotCount }
            : Number(received) === counts
              ? {}
              : { note: words.counts(counts) })}
          // The lists above give the reasons.
          why={criteria.length > 0 ? null : rationale}
        />
      ))}
    </Stack>
  )
}

type Words = ReturnType<typeof useWhyWords>['words']

const nameCriterion = (name: string, { criteria }: Words): string =>
  Object.entries(criteria).find(([key]) => key === name)?.[1] ?? name

/** Lists found criteria; a press shows the first line of the résumé for each. */
const Have = ({ criteria }: Pick<Explanation, 'criteria'>) => {
  const { words } = useWhyWords()
  const [hasQuotes, setQuotes] = useState(false)
  const found = criteria.filter(({ isFound }) => isFound)
  const canShow = found.some(({ quote }) => quote !== null)
  return (
    <Section
      title={words.have}
      action={
        canShow ? (
          <Anchor component="button" type="button" size="sm" onClick={() => setQuotes(!hasQuotes)}>
            {hasQuotes ? words.hideQuotes : words.showQuotes}
          </Anchor>
        ) : null
      }
    >
      {found.length === 0 ? <Text size="sm">{words.haveNothing}</Text> : null}
      <List size="sm" spacing={4}>
        {found.map(({ name, quote }) => (
          <List.Item key={name}>
            {nameCriterion(name, words)}
            {quote === null || !hasQuotes ? null : (
              <Text span size="sm" c="dimmed" display="block" style={{ overflowWrap: 'anywhere' }}>
                “{quote.replace(/^[-–•*·]\s*/u, '')}”
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </Section>
  )
}

/** Lists changes that the rule allows, and criteria without evidence in the résumé. */
const Add = ({ explanation }: { explanation: Explanation }) => {
  const { words } = useWhyWords()
  const missing = explanation.basis === 'ratings' ? explanation.criteria.filter(({ isFound }) => !isFound) : []
  return (
    <Stack gap="xs">
      <List size="sm" spacing={4}>
        {listChanges(explanation, words).map((change) => (
          <List.Item key={change}>{change}</List.Item>
        ))}
      </List>
      {missing.length > 0 ? (
        <>
          <Text size="sm">{words.addThese}</Text>
          <List size="sm" spacing={4}>
            {missing.map(({ name }) => (
              <List.Item key={name}>{nameCriterion(name, words)}</List.Item>
            ))}
          </List>
        </>
      ) : null}
    </Stack>
  )
}

/** Lists changes that would alter the score, from the rule itself, so that it promises nothing more. */
const listChanges = ({ basis, position, organization, criteria }: Explanation, words: Words) => {
  if (basis === 'person') return [words.onlyPerson(organization)]
  if (basis === 'certification') return [words.wrongNumber]
  return [
    ...(position === 'RBT' ? [words.givingNumber] : []),
    ...(position === 'RBT' && basis === 'ratings' ? [words.workingAsRbt] : []),
    ...(basis === 'ratings' && criteria.every(({ isFound }) => isFound) ? [words.otherRatings] : []),
  ]
}

const Asked = ({ requests }: { requests: Explanation['requests'] }) => {
  const { words, language } = useWhyWords()
  return (
    <Stack gap="sm" component="ul" m={0} pl={0} style={{ listStyle: 'none' }}>
      {requests.map(({ id, kind, words: said, asked_at, due_on, answer }) => (
        <li key={id}>
          <Text size="sm" fw={600}>
            {words.kinds[kind]}
          </Text>
          <Text size="sm" c="dimmed">
            {words.askedOn(momentIn(asked_at, language))}
            {answer === null ? `. ${words.dueOn(dayIn(due_on, language))}` : ''}
          </Text>
          {said ? (
            <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {said}
            </Text>
          ) : null}
          {answer === null ? null : (
            <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <strong>{words.answer}:</strong> {answer}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}

type ExplainedProps = { token: string; explanation: Explanation; onAsked: () => void }

/** A score with what it rests on, what would change it, how it is used, and the way to a correction or a person. */
export const Explained = ({ token, explanation, onAsked }: ExplainedProps) => {
  const { words, language } = useWhyWords()
  const { organization, candidate, position, basis, number, label, isClaimed } = explanation
  const { requests, ruleVersion, states, today } = explanation
  const notice = writeScoringNotice({ organization, position, states, today, language })
  const hasNumber = number > 0 && (basis === 'ratings' || basis === 'person')
  const said = hasNumber ? { role: 'img', 'aria-label': words.formatOutOfHundred(number) } : { 'aria-hidden': true }
  return (
    <Stack gap="md">
      <Text>{words.greeting(candidate, organization)}</Text>
      <Group wrap="nowrap" gap="md">
        <span style={toFitStyle(label)} {...said}>
          <ScoreRing number={number > 0 ? String(number) : '–'} share={Math.max(0, number)} isClaimed={isClaimed} />
        </span>
        <div>
          <Text size="xl" fw={700}>
            {words.labels[label]}
          </Text>
          <Text>{words.explainBasis({ basis, number, clinic: organization })}</Text>
        </div>
      </Group>
      {explanation.criteria.length > 0 ? <Have criteria={explanation.criteria} /> : null}
      <Section title={words.add}>
        <Add explanation={explanation} />
      </Section>
      <Section title={words.whatWasRead}>
        <WhatWasRead explanation={explanation} />
      </Section>
      <Section title={words.ask}>
        <AskForm token={token} organization={organization} onAsked={onAsked} />
      </Section>
      {requests.length > 0 ? (
        <Section title={words.asked}>
          <Asked requests={requests} />
        </Section>
      ) : null}
      <details>
        <summary>
          <Title order={2} size="h4" display="inline">
            {words.howUsed}
          </Title>
        </summary>
        <Stack gap="xs" mt="xs">
          {notice.map((paragraph) => (
            <Text key={paragraph} size="sm">
              {paragraph}
            </Text>
          ))}
          {explanation.readByModel ? <Text size="sm">{words.readByModel}</Text> : null}
          <Text size="sm" c="dimmed">
            {words.rule(ruleVersion)} {words.opensUntil(dayIn(explanation.last_day, language))}
          </Text>
        </Stack>
      </details>
    </Stack>
  )
}
