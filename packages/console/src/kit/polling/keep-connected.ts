/** An open connection; `lost` resolves when it ends by itself. */
export type Connection = { lost: Promise<void>; close: () => void };

type Hooks = {
  connect: () => Promise<Connection>;
  /** Called when the connection is lost, and when it is steady again; not for each try in between. */
  onChange: (connected: boolean) => void;
};

const FIRST = 1000;
const LONGEST = 60_000;
/** Milliseconds that a connection must last to count as steady; a shorter one is a failed try. */
const STEADY = 3000;

/** Milliseconds until the next try, doubled with each failure. */
export const backOff = (failures: number): number => Math.min(FIRST * 2 ** failures, LONGEST);

/** Connects, and reconnects with a back-off whenever the connection is lost. Returns a function that ends it. */
export const keepConnected = ({ connect, onChange }: Hooks): (() => void) => {
  let ended = false;
  let current: Connection | undefined;
  let wake: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, milliseconds);
    });
  const live = async () => {
    let failures = 0;
    let connected = true;
    // oxlint-disable-next-line eslint/no-unmodified-loop-condition -- set by the returned function
    while (!ended) {
      try {
        current = await connect();
        if (ended) return current.close();
        const { lost } = current;
        const steady = await Promise.race([lost.then(() => false), pause(STEADY).then(() => true)]);
        clearTimeout(timer);
        if (steady && !ended) {
          failures = 0;
          if (!connected) onChange(true);
          connected = true;
          await lost;
        }
      } catch {
        // Polling goes on; the next try may work.
      }
      current = undefined;
      if (ended) return;
      if (connected) onChange(false);
      connected = false;
      await pause(backOff(failures));
      failures += 1;
    }
  };
  void live();
  return () => {
    ended = true;
    clearTimeout(timer);
    wake?.();
    current?.close();
  };
};
