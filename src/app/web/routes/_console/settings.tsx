import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = ['quiet hours, notices and your own preferences']

const SettingsPage = () => <LaterPage title="Settings" will={will} />

export const Route = createFileRoute('/_console/settings')({ component: SettingsPage })
