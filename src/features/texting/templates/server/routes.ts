import type { Route } from '../../../../platform/server/call.ts'
import { changeTemplateRoute, createTemplateRoute, removeTemplateRoute } from './keep-templates.ts'
import { changeLinkRoute, createLinkRoute, linksRoute, removeLinkRoute } from './links.ts'
import { saveTextTemplateRoute } from './save-text-template.ts'
import { templatesRoute } from './templates.ts'

export const templatesRoutes: Route[] = [
  templatesRoute,
  createTemplateRoute,
  changeTemplateRoute,
  removeTemplateRoute,
  linksRoute,
  createLinkRoute,
  changeLinkRoute,
  removeLinkRoute,
  saveTextTemplateRoute,
]
