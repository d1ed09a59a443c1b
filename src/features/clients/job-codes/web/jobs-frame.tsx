import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'

const tabs = [
  { to: '/jobs', label: 'By Location', title: 'Jobs by Location' },
  { to: '/active-job-codes', label: 'Client Job Codes', title: 'Client Job Codes' },
  { to: '/job-post-tracker', label: 'Job Post Tracker', title: 'Job Post Tracker' },
] as const
type JobsTab = (typeof tabs)[number]['to']

/** Each tab is a screen of its own: the pressed tab's successor takes the focus. */
let wasPressed = false

type JobsFrameProps = { tab: JobsTab; lead: ReactNode; actions?: ReactNode; children: ReactNode }

/** The page of a clinic's jobs, with a tab for each of its addresses; each has the name of its item in the sidebar. */
export const JobsFrame = ({ tab, lead, actions, children }: JobsFrameProps) => {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wasPressed) return
    wasPressed = false
    list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [])
  return (
    <Page title={tabs.find(({ to }) => to === tab)?.title ?? 'Jobs'} lead={lead} actions={actions}>
      <Tabs
        value={tab}
        keepMounted={false}
        activateTabWithKeyboard={false}
        onChange={(next) => {
          const to = tabs.find((each) => each.to === next)?.to
          if (!to) return
          wasPressed = true
          void navigate({ to })
        }}
      >
        <div ref={list}>
          <ScrollableTabs mb="md" aria-label="Jobs">
            {tabs.map(({ to, label }) => (
              <Tabs.Tab key={to} value={to}>
                {label}
              </Tabs.Tab>
            ))}
          </ScrollableTabs>
        </div>
        {tabs.map(({ to }) => (
          <Tabs.Panel key={to} value={to}>
            {to === tab ? children : null}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  )
}
