/** Milliseconds of processor time that `run` takes: unlike time on the clock, other work on the machine does not count. */
export const cpuMs = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
