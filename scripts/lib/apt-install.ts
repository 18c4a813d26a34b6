import { spawnSync } from "node:child_process";

/**
 * The command prefix for running as root without a prompt: empty for root, sudo if it needs no password; undefined
 * otherwise.
 */
const asRoot = (): string[] | undefined => {
  if (process.platform !== "linux") return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n"] : undefined;
};

/** Installs a Debian package where that needs no prompt. Returns whether it is installed now. */
export const aptInstall = (name: string): boolean => {
  const root = asRoot();
  if (!root || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  console.log(`Installing ${name} with apt-get`);
  const apt = (args: string[]) => {
    const [command = "apt-get", ...rest] = [...root, "apt-get", "-qq", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"], env, timeout: 240_000 }).status === 0;
  };
  apt(["update"]);
  return apt(["install", "-y", "--no-install-recommends", name]);
};
