const ATTEMPTS = 200;
const PAUSE = 50;

/** Waits until a URL responds at all, at most ten seconds. `gone` returns whether its process has ended. */
export const waitForUrl = async (url: string, gone: () => boolean): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (gone()) break;
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`Nothing answers at ${url}`);
};
