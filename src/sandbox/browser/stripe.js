window.Stripe = null
