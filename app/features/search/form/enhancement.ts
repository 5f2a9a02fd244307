/**
 * What JavaScript adds to the search form: it suggests, it has a calendar, and it remembers. The page loads this by
 * itself once it is hydrated; until then, and where it does not come, the form does without.
 */
export { DateTools } from './DateTools';
export { liveErrors } from './live-errors';
export { PickerSheet } from './PickerSheet';
export { PlaceSuggestions } from './PlaceSuggestions';
export { recallForm, rememberForm } from './remembered-form';
