import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = ['the conversation with each candidate, sent and received', 'replies that wait for an answer']

const MessagesPage = () => <LaterPage title="Messages" will={will} />

export const Route = createFileRoute('/_console/messages')({ component: MessagesPage })
