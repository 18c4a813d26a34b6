import { spawn } from "node:child_process";

/** Computes for nothing, until the run ends or dies. */
const BUSY = `while (process.ppid === ${process.pid});`;

/** Keeps the processors busy during the run: as many processes compute beside it as LATE_LOAD says. */
const globalSetup = (): (() => void) => {
  const { LATE_SEED: seed, LATE_LOAD: load } = process.env;
  console.log(`Late run: LATE_SEED=${seed} LATE_LOAD=${load}`);
  const busy = Array.from({ length: Number(load) }, () => spawn(process.execPath, ["-e", BUSY], { stdio: "ignore" }));
  return () => {
    for (const child of busy) child.kill();
  };
};

export default globalSetup;
