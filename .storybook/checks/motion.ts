/** Fails when something moves for a reader who asked for less motion, as the tests' browser does. */
export const checkMotion = (): void => {
  const names = document
    .getAnimations()
    .map((it) => (it instanceof CSSAnimation ? it.animationName : it.constructor.name));
  if (names.length > 0) throw new Error(`With reduced motion this still moves: ${names.join(", ")}`);
};
