/** Noon of the fixed day of all stories (`story-clock.ts`), in milliseconds since 1970. */
const NOON = Date.UTC(2026, 10, 20, 12);

const inPage = (now: number): void => {
  const Real = Date;
  // `Date()` without `new` returns a text and stays real.
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [], newTarget) => Reflect.construct(target, given.length > 0 ? given : [now], newTarget),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
  let seed = 1;
  // The Park–Miller generator.
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let ids = 0;
  crypto.randomUUID = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  };
};

/** A script that stops the page's clock at the fixed noon of all stories and makes its random values reproducible. */
export const freeze: string = `(${inPage.toString()})(${String(NOON)})`;
