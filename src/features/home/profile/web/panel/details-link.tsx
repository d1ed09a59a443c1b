import { Button } from '@mantine/core'
import { IconListDetails } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { getPage } from '../../../../candidates/directory/rules/candidate-link.ts'
import type { CandidateRow } from '../../../../candidates/directory/web/public.ts'
import css from './panel.module.css'

/** In the head of a panel, the candidate's page: a sign where there is little room. */
export const DetailsLink = ({ row }: { row: CandidateRow }) => (
  <Button
    variant="default"
    h={36}
    className={css.details}
    title="Open Details"
    aria-label="Open Details"
    leftSection={<IconListDetails size={16} stroke={1.7} aria-hidden />}
    renderRoot={(props) => <Link {...props} {...getPage(row)} />}
  >
    Open Details
  </Button>
)
