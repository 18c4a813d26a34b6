// Before the first paint: the theme that was chosen last, if any.
try {
  const chosen = localStorage.getItem("contract-theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // A browser may forbid storage; then the system's theme it is.
}
