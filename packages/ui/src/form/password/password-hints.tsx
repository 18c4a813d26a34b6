import { Check, Circle } from "lucide-react";
import { cn } from "../../cn.ts";
import { passwordStrength, type PasswordRule } from "./password-strength.ts";

const WORDS = ["", "Weak", "Fair", "Good", "Strong"];
const FAIR = 2;
const TONES = ["", "bg-critical", "bg-caution", "bg-positive", "bg-positive"];

export type PasswordHintsProps = {
  /** Id of the field; the id of the hints has the suffix `-hints`. */
  id: string;
  password: string;
  rules: readonly PasswordRule[];
  strength: boolean;
};

/** Rules of a new password, ticked when met, and a strength meter with four levels. */
export const PasswordHints = ({ id, password, rules, strength }: PasswordHintsProps) => {
  const isAccepted = rules.length > 0 && rules.every(({ test }) => test(password));
  // A password that meets every rule is not called weak.
  const level = isAccepted ? Math.max(FAIR, passwordStrength(password)) : passwordStrength(password);
  return (
    <div id={`${id}-hints`} data-slot="password-hints" className="flex flex-col gap-1 pt-0.5">
      {strength && (
        <div className="flex min-h-4 items-center gap-2">
          <span aria-hidden className="flex flex-1 gap-1">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={cn("h-1 flex-1 rounded-full", step <= level ? TONES[level] : "bg-pressed")} />
            ))}
          </span>
          <span role="status" className="min-w-12 text-end text-meta text-ink-muted">
            <span className="sr-only">{level > 0 && "Strength: "}</span>
            {WORDS[level]}
          </span>
        </div>
      )}
      {rules.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
          {rules.map(({ label, test }) => {
            const met = test(password);
            const Icon = met ? Check : Circle;
            return (
              <li
                key={label}
                className={cn("flex items-center gap-1 text-meta", met ? "text-positive-ink" : "text-ink-muted")}
              >
                <Icon size={met ? 12 : 10} strokeWidth={2} aria-hidden className="w-3 shrink-0" />
                <bdi>{label}</bdi>
                <span className="sr-only">{met ? ", met" : ", not met"}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
};
