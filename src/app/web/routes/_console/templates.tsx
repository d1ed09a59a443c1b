import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'text templates with their default, and a preview on a real candidate',
  'saved links to insert into a text',
]

const TemplatesPage = () => <LaterPage title="Templates & Links" will={will} />

export const Route = createFileRoute('/_console/templates')({ component: TemplatesPage })
