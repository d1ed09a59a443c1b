import { expect, test } from 'vitest'
import { findPositionInTitle } from './find-position-in-title.ts'

test.each([
  'Registered Behavior Technician (RBT)',
  'RBT – Mesa',
  'RBT_Mesa_2026',
  'Behavior Technician - Paid Training',
  'Behavior Technician (ABA) - No Experience Needed',
  'Part-time ABA Therapist',
  'Behavioral Technician | In-home',
  'Lead RBT',
  'RBT Trainee',
  'RBTs wanted',
  'Registered Behavioral Technician - $22/hr',
  'RBT $20.50 - $25 per hour',
])('%s is an RBT', (title) => expect(findPositionInTitle(title)).toBe('RBT'))

test.each([
  'Board Certified Behavior Analyst (BCBA)',
  'Lead BCBA',
  'Clinical Director, BCBA',
  'BCBA-D, remote',
  'BCaBA (Mesa)',
])('%s is a BCBA', (title) => expect(findPositionInTitle(title)).toBe('BCBA'))

test.each([
  '',
  'Front Desk',
  'RBT or BCBA',
  'RBT Recruiter',
  'BCBA Intern',
  'BCBA Supervisor of RBTs',
  'Scheduling Coordinator (RBT team)',
  'Behavioral Health Technician',
  'Teacher aide',
  'HR for RBTs',
  'Barbtender',
])('%s needs an answer', (title) => expect(findPositionInTitle(title)).toBeNull())
