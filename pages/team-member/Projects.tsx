import styles from './Projects.module.css'

interface ProjectsProps {
  readonly projects: readonly { readonly title: string; readonly description: string }[]
}

/** Three selected projects. */
export function Projects({ projects }: ProjectsProps) {
  return (
    <ul className={`${styles.projects} numbered`}>
      {projects.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
