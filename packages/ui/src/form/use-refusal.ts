import { useState } from "react";

/**
 * What is said about something typed that a box did not take. It stays when the box is left and the form is checked,
 * which only sees the value from before; it goes with the next thing taken, or when the value changes by itself.
 */
export const useRefusal = (value: unknown) => {
  const [refused, setRefused] = useState<{ message: string; value: unknown }>();
  return {
    message: refused && Object.is(refused.value, value) ? refused.message : undefined,
    refuse: (message: string) => setRefused({ message, value }),
    accept: () => setRefused(undefined),
  };
};
