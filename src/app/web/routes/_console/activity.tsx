import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = ['who changed what, and when']

const ActivityPage = () => <LaterPage title="Activity" will={will} />

export const Route = createFileRoute('/_console/activity')({ component: ActivityPage })
