/** Fails when something is animated although the test browser asks for reduced motion. */
export const checkMotion = (): void => {
  const names = document
    .getAnimations()
    .map((it) => (it instanceof CSSAnimation ? it.animationName : it.constructor.name));
  if (names.length > 0) throw new Error(`With reduced motion this still moves: ${names.join(", ")}`);
};
