import type { Locator } from 'playwright/test'

/** Returns the animations of an element: their state, their timing, and the properties of their keyframes. */
export function animationsOf(element: Locator) {
  return element.evaluate((target) =>
    target.getAnimations().map(({ effect, playState }) => ({
      playState,
      ...(effect instanceof KeyframeEffect && {
        timing: effect.getTiming(),
        // The other keys of a keyframe are the animated properties.
        moves: [
          ...new Set(
            effect
              .getKeyframes()
              .flatMap(Object.keys)
              .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
          ),
        ],
        easings: effect.getKeyframes().map(({ easing }) => easing),
      }),
    })),
  )
}
