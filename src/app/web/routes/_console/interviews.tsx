import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'interviews by day, in your time zone and the candidate’s',
  'reminders, and links with which candidates choose a time',
]

const InterviewsPage = () => <LaterPage title="Interviews" will={will} />

export const Route = createFileRoute('/_console/interviews')({ component: InterviewsPage })
