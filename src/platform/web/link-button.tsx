import { Button } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type LinkButtonProps = { to: LinkProps['to']; search?: LinkProps['search']; children: ReactNode }

/** The one button of an empty place that leads to where there is something. */
export const LinkButton = ({ to, search, children }: LinkButtonProps) => (
  <Button variant="default" renderRoot={(props) => <Link {...props} to={to} search={search} />}>
    {children}
  </Button>
)
