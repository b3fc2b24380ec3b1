import scene from '../../content/images/scene-1.svg?url'
import { Planks, type PlanksProps } from './Planks.tsx'
import styles from './Bridge.module.css'
import planksStyles from './Planks.module.css'

/** Its class places it. */
type BridgeProps = PlanksProps

/** The drawing of a bridge, which documents cross. */
export function Bridge({ className, ...planks }: BridgeProps) {
  return (
    <div className={`${styles.bridge} ${className}`}>
      <img src={scene} alt="" width={1600} height={900} />
      <Planks className={planksStyles.planks} {...planks} />
    </div>
  )
}
