/** The processor time of `run` in milliseconds; unlike elapsed time it does not include other work on the machine. */
export const cpuMs = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
