import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../../../../features/intake/imports/web/import-page.tsx'

export const Route = createFileRoute('/_console/imports')({ component: ImportPage })
