/**
 * What JavaScript adds to the search form: its buttons work at once, it suggests, and it has a calendar. The page loads
 * this by itself once it is hydrated; until then, and where it does not come, the form works by submits.
 */
export { withDay } from './dates';
export { DateTools } from './DateTools';
export { applyIntent, fieldAfter, movesOnFrom } from './intents';
export { liveErrors } from './live-errors';
export { PickerSheet } from './PickerSheet';
export { PlaceSuggestions } from './PlaceSuggestions';
export { recallForm, rememberForm } from './remembered-form';
