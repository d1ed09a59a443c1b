import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './first-questions.module.css'

const questionCount = 3

type QuestionProps = { at: number; title: string; onSubmit: () => void; children: ReactNode; actions: ReactNode }

/** One of the three questions, with its actions. Of the first the answer has the focus, of the others the title, so that it is read. */
export const Question = ({ at, title, onSubmit, children, actions }: QuestionProps) => {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const first = at === 1 ? form.current?.querySelector<HTMLElement>('[data-autofocus]') : null
    const target = first ?? heading.current
    target?.focus()
  }, [at])
  return (
    <form
      ref={form}
      noValidate
      className={css.question}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div>
        <Text size="sm" c="dimmed">
          Question {at} of {questionCount}
        </Text>
        <Title order={3} fz={18} ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </Title>
      </div>
      {children}
      {actions}
    </form>
  )
}
