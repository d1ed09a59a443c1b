type JobPage = { organizationId: string; jobPicture: string; mark: string; stamp: string }

/** The rows of a clinic's job pages: a color and a photo. */
export const createJobPageRows = ({
  organizationId: organization_id,
  jobPicture,
  mark,
  stamp,
}: JobPage): [string, Record<string, unknown>[]][] => [
  ['job_pages', [{ organization_id, accent: '#b45309', updated_at: stamp }]],
  [
    'job_page_pictures',
    [
      {
        id: jobPicture,
        organization_id,
        kind: 'photo',
        alt: `Playroom, ${mark}`,
        mime: 'image/png',
        width: 1,
        height: 1,
        bytes: 68,
        stored_as: `job-pages/${organization_id}/${jobPicture}.png`,
        created_at: stamp,
      },
    ],
  ],
]
