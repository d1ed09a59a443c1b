import { createFileRoute } from '@tanstack/react-router'
import { DemoPage } from '../../../features/team/prospects/web/demo-page.tsx'

export const Route = createFileRoute('/demo')({ component: DemoPage })
