import { Title } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import css from './banner.module.css'

/** Greeting, heading and the tip of the day. */
export const Banner = ({ name, tip }: { name: string; tip: string }) => (
  <section className={css.banner} aria-label="Welcome">
    <Title order={1}>Welcome, {name}</Title>
    <Title order={2} className={css.heading}>
      ABA CANDIDATES FOR CLINIC REVIEW - All New Candidates Today
    </Title>
    <p className={css.tip} role="status" style={{ marginBottom: 0 }}>
      <IconBulb size={18} stroke={1.7} aria-hidden />
      {tip}
    </p>
  </section>
)
