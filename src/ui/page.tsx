import { Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import css from './page.module.css'

type PageProps = { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }

/** The frame of a screen: one heading, a line below it, actions at its right. */
export const Page = ({ title, lead, actions, children }: PageProps) => {
  useDocumentTitle(title)
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          <Title order={1}>{title}</Title>
          {lead ? (
            <Text c="dimmed" size="md" component="div" className={css.lead}>
              {lead}
            </Text>
          ) : null}
        </div>
        {actions}
      </div>
      {children}
    </div>
  )
}
