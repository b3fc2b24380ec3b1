import scene from '../../../content/images/scene-1.svg?url'
import type { PlanksProps } from '../../estimate/Planks.tsx'
import { useModule } from '../../estimate/useModule.ts'
import planksStyles from '../../estimate/Planks.module.css'
import styles from './Hero.module.css'

const loadLater = () => import('../../estimate/onceCounted.ts')

/** The drawing of a bridge, which documents cross. */
export function Bridge(planks: Omit<PlanksProps, 'className'>) {
  const later = useModule(true, loadLater)
  return (
    <div className={styles.crossing}>
      <img src={scene} alt="" width={2400} height={810} />
      {later && <later.Planks className={planksStyles.planks} {...planks} />}
    </div>
  )
}
